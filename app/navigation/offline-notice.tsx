import css from "./offline-notice.module.css";

/** Says that a link couldn't be followed, because the site can't be reached. */
export const OfflineNotice = ({ children }: { children: string | false }) => (
  <p role="status" className={css.notice}>
    {children}
  </p>
);
