import page, { Body } from "content:legal/terms-of-service";
import { LegalScreen, legalMeta } from "./legal-page.tsx";

export const meta = () => legalMeta(page);

export default function TermsOfService() {
  return <LegalScreen page={page} Body={Body} />;
}
