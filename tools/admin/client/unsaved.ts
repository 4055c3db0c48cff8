let unsaved = false;

/** Whether the open form holds changes that no file has yet. */
export const setUnsaved = (value: boolean): void => {
  unsaved = value;
};

/** Asks before Escape, Back, a link or a closed window throws changes away. */
export function guardUnsaved(): void {
  // Firefox and Safari learned this late; without it the editor's own copy of a draft is what's left.
  window.navigation?.addEventListener("navigate", (event) => {
    if (!unsaved || !event.destination.sameDocument) return;
    if (confirm("You haven’t saved your changes. Leave without saving?")) setUnsaved(false);
    else event.preventDefault();
  });
  window.addEventListener("beforeunload", (event) => {
    if (unsaved) event.preventDefault();
  });
}
