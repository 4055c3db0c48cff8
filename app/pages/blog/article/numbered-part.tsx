import type { ReactNode } from "react";
import { Prose } from "../../../sections/prose.tsx";
import night from "./night.module.css";
import css from "./numbered-part.module.css";

/**
 * A numbered heading with its drawing and text, on a ground across the window. The build wraps them in a `section`
 * (packages/content-files/src/numbered-parts.ts).
 */
export const NumberedPart = ({ children }: { children?: ReactNode }) => (
  <Prose className={`${css.part} ${night.part}`}>{children}</Prose>
);
