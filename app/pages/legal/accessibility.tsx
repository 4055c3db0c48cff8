import page, { Body } from "content:legal/accessibility";
import { LegalScreen, legalMeta } from "./legal-page.tsx";

export const meta = () => legalMeta(page);

export default function Accessibility() {
  return <LegalScreen page={page} Body={Body} />;
}
