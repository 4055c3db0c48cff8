import { Icon } from "./icon.tsx";
import css from "./plus-sign.module.css";

/** In the summary of a details element: a plus in a ring, which turns and fills while it is open. */
export const PlusSign = () => (
  <span className={css.sign}>
    <Icon name="plus" size={18} />
  </span>
);
