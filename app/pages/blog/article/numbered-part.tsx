import type { ReactNode } from "react";
import { Prose } from "../../../sections/prose.tsx";
import css from "./numbered-part.module.css";

/** A numbered heading with its drawing and its text, on a ground of its own. */
export const NumberedPart = ({ children }: { children?: ReactNode }) => (
  <Prose className={css.part}>{children}</Prose>
);
