/** The form that is open, if one is, and whether it holds changes that no file has yet. */
export const form = { open: false, unsaved: false };

/** Asks before Escape, Back, a link or a closed window throws changes away. */
export function guardUnsaved(): void {
  // At once: what the form makes of it is known a moment later.
  window.addEventListener("input", () => Object.assign(form, { unsaved: form.open }), true);
  // Where a browser can't ask, the copy that the editor keeps of a draft is what's left.
  window.navigation?.addEventListener("navigate", (event) => {
    if (!form.unsaved || !event.cancelable || !event.destination.sameDocument) return;
    if (confirm("You haven’t saved your changes. Leave without saving?")) form.unsaved = false;
    else event.preventDefault();
  });
  window.addEventListener("beforeunload", (event) => {
    if (form.unsaved) event.preventDefault();
  });
}
