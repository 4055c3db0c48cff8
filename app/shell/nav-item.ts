import type { LabeledLink } from "../ui/button.tsx";

/** A link in a menu. Services also have a line of text and a small picture. */
export type NavItem = LabeledLink & { line?: string; picture?: string };
