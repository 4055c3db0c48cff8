/** A page's address, its name and, for a service, a line about it and a small picture. */
export type NavItem = { label: string; to: string; line?: string; picture?: string };
