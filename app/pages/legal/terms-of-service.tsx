import page, { Body } from "content:legal/terms-of-service";
import { LegalPage, legalMeta } from "./legal-page.tsx";

export const meta = () => legalMeta(page);

export default function TermsOfService() {
  return <LegalPage page={page} Body={Body} />;
}
