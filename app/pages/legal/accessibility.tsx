import page, { Body } from "content:legal/accessibility";
import { LegalPage, legalMeta } from "./legal-page.tsx";

export const meta = () => legalMeta(page);

export default function Accessibility() {
  return <LegalPage page={page} Body={Body} />;
}
