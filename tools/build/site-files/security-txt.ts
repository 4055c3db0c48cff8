/** How to report a weakness of the site (RFC 9116). It lapses a year after the site's newest words. */
export function securityTxt(clinic: { email: string; site: string }, newest: string): string {
  const expires = new Date(`${newest}T00:00:00Z`);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return `Contact: mailto:${clinic.email}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${clinic.site}/.well-known/security.txt
`;
}
