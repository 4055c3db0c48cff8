import type { ReactNode } from "react";
import { Prose } from "../../../sections/prose.tsx";
import css from "./numbered-part.module.css";

/** A numbered heading with its drawing and text, on a background of a different colour. */
export const NumberedPart = ({ children }: { children?: ReactNode }) => (
  <Prose className={css.part}>{children}</Prose>
);
