import css from "./discovery-form.module.css";

/** Shown until the form loads: the outlines of its fields and its button. */
export const FormSkeleton = ({ text }: { text: string }) => (
  <div className={css.skeleton}>
    <span className={css.skeletonBlock} />
    <span className={css.skeletonBlock} />
    <span className={css.skeletonBlock} />
    <span className={css.skeletonBlock} />
    <p className={css.waiting}>{text}</p>
  </div>
);
