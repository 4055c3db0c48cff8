import page, { Body } from "content:legal/privacy-policy";
import { LegalScreen, legalMeta } from "./legal-page.tsx";

export const meta = () => legalMeta(page);

export default function PrivacyPolicy() {
  return <LegalScreen page={page} Body={Body} />;
}
