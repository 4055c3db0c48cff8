/**
 * A range such as "8:00 am – 7:00 pm". Screen readers skip the dash or read it as "minus", so they get the
 * word `to` instead.
 */
export const SpokenRange = ({ children, to }: { children: string; to: string }) =>
  children.includes("–") ? (
    <>
      <span aria-hidden="true">{children}</span>
      <span className="visually-hidden">{children.replace(/\s?–\s?/g, ` ${to} `)}</span>
    </>
  ) : (
    children
  );
