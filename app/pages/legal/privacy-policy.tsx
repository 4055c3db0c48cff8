import page, { Body } from "content:legal/privacy-policy";
import { LegalPage, legalMeta } from "./legal-page.tsx";

export const meta = () => legalMeta(page);

export default function PrivacyPolicy() {
  return <LegalPage page={page} Body={Body} />;
}
