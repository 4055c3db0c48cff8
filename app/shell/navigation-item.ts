import type { LabelledLink } from "../ui/button-link.tsx";

/** A link in a menu. Services also have a line of text and a small picture. */
export type NavigationItem = LabelledLink & { line?: string; pictureSrc?: string };
