import type { LabelledLink } from "../ui/button-link.tsx";

/** A link of the navigation. Services also have a line of text and a small picture. */
export type NavigationItem = LabelledLink & { line?: string; pictureSrc?: string };
