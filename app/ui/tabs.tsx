import { Content, List, Root, Trigger } from "@radix-ui/react-tabs";
import type { ReactNode } from "react";
import css from "./tabs.module.css";

export type TabPanel = { id: string; tab: string; content: ReactNode };

type TabsProps = { label: string; panels: TabPanel[] };

/** Panels of which one shows, the first to begin with; every panel's words are in the page. */
export function Tabs({ label, panels }: TabsProps) {
  return (
    <Root defaultValue={panels[0]?.id ?? ""}>
      <List aria-label={label} className={css.list}>
        {panels.map(({ id, tab }) => (
          <Trigger key={id} value={id} className={css.tab}>
            {tab}
          </Trigger>
        ))}
      </List>
      {panels.map(({ id, content }) => (
        <Content key={id} value={id} forceMount className={css.panel}>
          {content}
        </Content>
      ))}
    </Root>
  );
}
