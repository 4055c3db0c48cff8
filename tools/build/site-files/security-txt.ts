/** The security.txt (RFC 9116): how to report a vulnerability. It expires a year after the build. */
export function securityTxt(clinic: { email: string; siteUrl: string }, today: string): string {
  const expires = new Date(`${today}T00:00:00Z`);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return `Contact: mailto:${clinic.email}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${clinic.siteUrl}/.well-known/security.txt
`;
}
