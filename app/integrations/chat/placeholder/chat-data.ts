/** What the placeholder chat gets from the site's words. */
export type ChatData = Record<
  | "title"
  | "text"
  | "ownerNoteTitle"
  | "howToConnect"
  | "openButton"
  | "closeButton"
  | "notice"
  | "messageLabel"
  | "sendButton"
  | "nothingSent",
  string
>;
