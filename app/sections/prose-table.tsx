import { type ComponentProps, createContext, type ReactNode, useContext } from "react";
import css from "./prose-table.module.css";

const CaptionContext = createContext("");

/** A table with a caption. On a narrow screen or with large text, each row becomes a block. */
export function ProseTable(table: ComponentProps<"table">) {
  const caption = useContext(CaptionContext);
  return (
    <div className={css.tableBox} data-ground="paper">
      <table {...table} className={css.table}>
        <caption>{caption}</caption>
        {table.children}
      </table>
    </div>
  );
}

/** Sets the caption of the table inside it. */
export const TableCaption = ({ caption, children }: { caption: string; children: ReactNode }) => (
  <CaptionContext value={caption}>{children}</CaptionContext>
);
