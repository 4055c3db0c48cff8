/** Whether a form is open, and whether it has changes that aren't saved yet. */
export const form = { open: false, unsaved: false };

/** Asks the owner before Escape, Back, a link or closing the window loses her changes. */
export function guardUnsaved(): void {
  // Counts as unsaved at once. The form's check corrects it a moment later if nothing differs.
  window.addEventListener("input", () => Object.assign(form, { unsaved: form.open }), true);
  // Older browsers have no Navigation API: there the editor's own backup of the draft has to do.
  window.navigation?.addEventListener("navigate", (event) => {
    if (!form.unsaved || !event.cancelable || !event.destination.sameDocument) return;
    if (confirm("You haven’t saved your changes. Leave without saving?")) form.unsaved = false;
    else event.preventDefault();
  });
  window.addEventListener("beforeunload", (event) => {
    if (form.unsaved) event.preventDefault();
  });
}
