import type { CustomFieldControlProps } from "@sveltia/cms";
import { Component } from "react";
import { ARTICLE, registeredFiles } from "../../content/registry.ts";
import type { EditorConfig } from "../config.ts";
import { fileFormat } from "../file-format.ts";
import { formProblems, type PictureSizes } from "../site-check.ts";
import { form } from "./unsaved.ts";

const NO_PICTURE =
  "A new picture: found a file that the site can’t show, expected a JPEG, PNG or WebP. If it’s a HEIC, save it as JPEG on your phone first.";

/** Stands for the size of a picture that can't be read here. */
const ANY_SIZE = { width: 10_000, height: 10_000 };

/** A JSON replacer that drops the editor's own data in an entry, whose keys start with `__`. */
const withoutEditorKeys = (key: string, value: unknown) =>
  key.startsWith("__") ? undefined : value;

/** A custom field type without a value: its `isValid` checks the whole form as the build would. */
export const siteCheckField = ({ formats, snapshot }: EditorConfig) =>
  class extends Component<CustomFieldControlProps> {
    #unmounted = Promise.withResolvers<void>();
    /** The file's text when the form was opened, to tell if there are unsaved changes. */
    #original: string | undefined;

    override componentDidMount() {
      form.open = true;
    }

    override componentWillUnmount() {
      this.#unmounted.resolve();
      Object.assign(form, { open: false, unsaved: false });
    }

    /** Called at each change, before React has rendered the new values, so it waits for the next render. */
    async isValid() {
      const rendered = new Promise<void>((resolve) => this.setState({}, resolve));
      await Promise.race([rendered, this.#unmounted.promise]);
      const { format, file: template } = this.props.field.toJS();
      const entry = this.props.entry?.toJS();
      const options = formats[format];
      if (!options || !entry) return true;
      const fields = JSON.parse(JSON.stringify(entry.data, withoutEditorKeys));
      let text = fileFormat(options).toFile(fields);
      this.#original ??= text;
      form.unsaved = text !== this.#original;
      const pictures: PictureSizes = [];
      for (const url of new Set(text.match(/blob:[^\s"'),}]+/g))) {
        // If a file is put in twice, the editor saves it but drops its address. The build then checks its size.
        const response = await fetch(url).catch(() => undefined);
        const blob = await response?.blob();
        const size = blob ? await createImageBitmap(blob).catch(() => undefined) : ANY_SIZE;
        if (!size) return { error: { message: NO_PICTURE } };
        const name = `new picture of ${size.width} × ${size.height} pixels`;
        pictures.push([name, { width: size.width, height: size.height }]);
        text = text.replaceAll(url, name);
      }
      const file: string = template.replace("{{slug}}", entry.slug);
      const known = registeredFiles.find((each) => each.file === file) ?? ARTICLE;
      const problems = formProblems(
        { ...known, file, text },
        { ...snapshot, pictures: [...snapshot.pictures, ...pictures] },
      );
      return problems.length === 0 || { error: { message: problems.join("; ") } };
    }

    override render() {
      return null;
    }
  };
