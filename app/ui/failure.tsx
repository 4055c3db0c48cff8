import { createContext, type ReactNode, useContext } from "react";
import css from "./failure.module.css";

/** What the page says where something couldn't be shown. */
export const FailureContext = createContext({ title: "", text: "", tryAgainButton: "" });

type FailureProps = {
  /** The heading's level: 1 if the whole page failed, 3 inside a section that has its own heading. */
  level?: 1 | 2 | 3;
  /** Links or buttons. */
  children?: ReactNode;
};

/** An error message in place of something that couldn't be shown. */
export function Failure({ level = 2, children }: FailureProps) {
  const labels = useContext(FailureContext);
  const Heading = `h${level}` as const;
  return (
    <div className={css.failure}>
      <Heading className={css.title}>{labels.title}</Heading>
      <p>{labels.text}</p>
      {children}
    </div>
  );
}
