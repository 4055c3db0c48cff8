// Runs inside the preview of the form: checks each field in the field's own words, thanks, sends nothing.
const form = document.querySelector("form");
const thanks = document.querySelector<HTMLElement>(".thanks");

const check = (input: HTMLInputElement) => {
  const right = input.checkValidity();
  input.setAttribute("aria-invalid", String(!right));
  const words = document.getElementById(`${input.id}-wrong`);
  // Words that have stood once keep their room: nothing moves away under a finger that is on its way.
  words?.toggleAttribute("data-right", right);
  if (!right) words?.removeAttribute("hidden");
  return right;
};

form?.addEventListener("submit", (event) => {
  event.preventDefault();
  const wrong = [...form.querySelectorAll("input")].filter((input) => !check(input));
  if (wrong[0]) {
    wrong[0].focus();
    return;
  }
  if (!thanks) return;
  form.hidden = true;
  thanks.hidden = false;
  thanks.focus();
});
form?.addEventListener("change", ({ target }) => {
  if (target instanceof HTMLInputElement && target.hasAttribute("aria-invalid")) check(target);
});

export {};
