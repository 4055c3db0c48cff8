// Each rule that is off has a comment that says why.
export default {
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // This is how React writes HTML. Browsers read both forms the same.
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // React's generated ids start with an underscore, which HTML allows.
    "valid-id": ["error", { relaxed: true }],
    // A picture's colour and shape while it loads are inline. The Content-Security-Policy allows style attributes.
    "no-inline-style": "off",
    // CSS keeps phone numbers on one line.
    "tel-non-breaking": "off",
  },
};
