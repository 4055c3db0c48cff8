// Runs inside the placeholder form: checks each field, shows its error message or a thank-you, and sends nothing.
const form = document.querySelector("form");
const thanks = document.querySelector<HTMLElement>(".thanks");

let submitted = false;

const check = (input: HTMLInputElement) => {
  const right = input.checkValidity();
  input.setAttribute("aria-invalid", String(!right));
  const error = document.getElementById(`${input.id}-error`);
  // Only while the field is wrong, because screen readers also read hidden descriptions.
  if (right) input.removeAttribute("aria-describedby");
  else input.setAttribute("aria-describedby", `${input.id}-error`);
  // Once shown, an error message keeps its space, so that the button doesn't move just as the visitor taps it.
  error?.toggleAttribute("data-valid", right);
  if (!right) error?.removeAttribute("hidden");
  return right;
};

form?.addEventListener("submit", (event) => {
  event.preventDefault();
  submitted = true;
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
  if (submitted && target instanceof HTMLInputElement) check(target);
});

export {};
