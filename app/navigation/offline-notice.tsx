import css from "./offline-notice.module.css";
import { usePageFiles } from "./page-files.ts";

/** Says that a link couldn't be followed, because the site can't be reached. */
export const OfflineNotice = ({ children }: { children: string }) => (
  <p role="status" className={css.notice}>
    {usePageFiles() && children}
  </p>
);
