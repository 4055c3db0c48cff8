import type { CustomFieldControlProps } from "@sveltia/cms";
import { Component } from "react";
import type { z } from "zod";
import { articleSchema, legalSchema } from "../../../app/schema/article.ts";
import type { EditorConfig } from "../config.ts";
import { fileFormat } from "../file-format.ts";
import { SINGLE_FILES } from "../single-files.ts";
import { type PictureSizes, problemsOf } from "../site-check.ts";
import { form } from "./unsaved.ts";

const PAGES = "../../../app/pages";
const pages = import.meta.glob<{ schema: z.ZodType }>("../../../app/pages/**/content.ts", {
  eager: true,
});

/** @param folder of `app/pages` that keeps the schema of a page's file */
function schemaOf(file: string, folder?: string) {
  const single = SINGLE_FILES.find((each) => each.file === file);
  const prose = file.includes("/legal/") ? legalSchema : articleSchema;
  const schema = single?.schema ?? pages[`${PAGES}/${folder}/content.ts`]?.schema ?? prose;
  return { schema, list: single?.list };
}

const NO_PICTURE =
  "A new picture: found a file that the site can’t show, expected a JPEG, PNG or WebP. If it’s a HEIC, save it as JPEG on your phone first.";

/** The size of a picture that waits in the form to be saved; nothing where it is none. */
async function newPicture(address: string): Promise<ImageBitmap | undefined> {
  const blob = await (await fetch(address)).blob();
  return createImageBitmap(blob).catch(() => undefined);
}

/** What the editor notes for itself in an entry is no field. */
const withoutNotes = (key: string, value: unknown) => (key.startsWith("__") ? undefined : value);

/** A field without a value. It runs the site's check over the whole form. */
export const checkField = ({ shapes, named }: EditorConfig) =>
  class extends Component<CustomFieldControlProps> {
    #gone = Promise.withResolvers<void>();
    /** The file as the form opened it. */
    #opened: string | undefined;

    override componentDidMount() {
      form.open = true;
    }

    override componentWillUnmount() {
      this.#gone.resolve();
      Object.assign(form, { open: false, unsaved: false });
    }

    /** Asked at each change; the form's new values are here once React has drawn what is on its way. */
    async isValid() {
      const drawn = new Promise<void>((resolve) => this.setState({}, resolve));
      await Promise.race([drawn, this.#gone.promise]);
      const { format, file: template, folder } = this.props.field.toJS();
      const entry = this.props.entry?.toJS();
      const shape = shapes[format];
      if (!shape || !entry) return true;
      const fields = JSON.parse(JSON.stringify(entry.data, withoutNotes));
      let text = fileFormat(shape).toFile(fields);
      this.#opened ??= text;
      form.unsaved = text !== this.#opened;
      const pictures: PictureSizes = [];
      for (const address of new Set(text.match(/blob:[^\s"'),}]+/g))) {
        const size = await newPicture(address);
        if (!size) return { error: { message: NO_PICTURE } };
        const name = `new picture of ${size.width} × ${size.height} pixels`;
        pictures.push([name, { width: size.width, height: size.height }]);
        text = text.replaceAll(address, name);
      }
      const file: string = template.replace("{{slug}}", entry.slug);
      const problems = problemsOf(
        { file, text, ...schemaOf(file, folder) },
        { ...named, pictures: [...named.pictures, ...pictures] },
      );
      return problems.length === 0 || { error: { message: problems.join("; ") } };
    }

    override render() {
      return null;
    }
  };
