import { Icon } from "./icon.tsx";
import css from "./plus-sign.module.css";

/** A plus in a ring for a <summary>. It turns and fills while the <details> is open. */
export const PlusSign = () => (
  <span className={css.sign}>
    <Icon name="plus" size={18} />
  </span>
);
