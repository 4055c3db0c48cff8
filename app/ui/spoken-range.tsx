/**
 * A range such as "8:00 am – 7:00 pm": a dash for the eye and a word for the ear, because screen readers skip
 * the dash or read it as "minus".
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
