import site from "content:pages/site";
export default function Screen() {
  return <h1>{site.skip}</h1>;
}
