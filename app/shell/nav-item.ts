/** A link in a menu. Services also have a line of text and a small picture. */
export type NavItem = { label: string; to: string; line?: string; picture?: string };
