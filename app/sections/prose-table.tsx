import { type ComponentProps, createContext, type ReactNode, useContext } from "react";
import css from "./prose-table.module.css";

const Caption = createContext("");

/** A table with its name; on a narrow screen, or with large text, each row is a block. */
export function ProseTable(table: ComponentProps<"table">) {
  const caption = useContext(Caption);
  return (
    <div className={css.tableBox}>
      <table {...table} className={css.table}>
        <caption>{caption}</caption>
        {table.children}
      </table>
    </div>
  );
}

/** Names the table that stands inside it. */
export const Table = ({ caption, children }: { caption: string; children: ReactNode }) => (
  <Caption value={caption}>{children}</Caption>
);
