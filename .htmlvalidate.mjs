// Each rule that is switched off says why.
export default {
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // How React writes HTML; browsers read both forms alike.
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // React's own ids begin with an underscore, which HTML allows.
    "valid-id": ["error", { relaxed: true }],
    // A picture's colour and shape while it loads are its own; the policy allows style attributes only.
    "no-inline-style": "off",
    // A list whose box is gone from the layout loses its role for some screen readers.
    "no-redundant-role": "off",
    // Numbers are kept on one line by their style.
    "tel-non-breaking": "off",
  },
};
