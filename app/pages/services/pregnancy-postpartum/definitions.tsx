import css from "./definitions.module.css";

/** Names and what they mean, one under the other, with a hairline between. */
export const Definitions = ({ items }: { items: { title: string; description: string }[] }) => (
  <dl className={css.list}>
    {items.map(({ title, description }) => (
      <div key={title} className={css.entry}>
        <dt>{title}</dt>
        <dd>{description}</dd>
      </div>
    ))}
  </dl>
);
