/**
 * A range such as "8:00 am – 7:00 pm". Screen readers skip the dash or read it as "minus", so they get
 * `word` instead, such as "to".
 */
export const SpokenRange = ({ children, word }: { children: string; word: string }) =>
  children.includes("–") ? (
    <>
      <span aria-hidden="true">{children}</span>
      <span className="visually-hidden">{children.replace(/\s?–\s?/g, ` ${word} `)}</span>
    </>
  ) : (
    children
  );
