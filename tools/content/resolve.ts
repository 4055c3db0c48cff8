import { ContentError, describeProblem } from "content-files";
import { leastWidth } from "../../app/schema/picture-shapes.ts";
import {
  EXPECTED,
  type PictureReference,
  type Question,
  type Reference,
  type Resolved,
} from "../../app/schema/references.ts";
import { cutPicture, cutWidth, type Master, type PictureSize } from "./picture-sizes.ts";

export type Names = Pick<ReadonlySet<string>, "has">;

/** What content may refer to. */
export type References = {
  paths: Names;
  articles: Names;
  /** The pictures by their file. */
  pictures: Pick<ReadonlyMap<string, Master>, "get">;
  /** The questions that pages share, by their ids. */
  questions: ReadonlyMap<string, Question>;
  /** Cuts a picture; the browser editor, where nothing is cut, has its own. */
  cut?: typeof cutPicture;
};

export const NO_REFERENCES: References = {
  paths: new Set(),
  articles: new Set(),
  pictures: new Map(),
  questions: new Map(),
};

type Path = readonly PropertyKey[];

/** A field of a file may be called `reference` too: the kinds are few. */
const isReference = (value: object): value is Reference =>
  "reference" in value && Object.hasOwn(EXPECTED, String(value.reference));

class Resolver {
  readonly problems: string[] = [];
  readonly pictureSizes: PictureSize[] = [];
  readonly #file: string;
  readonly #references: References;

  constructor(file: string, references: References) {
    this.#file = file;
    this.#references = references;
  }

  /** A value with what each reference in it stands for; undefined in place of one that leads nowhere. */
  walk(value: unknown, path: Path): unknown {
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return value.map((entry, i) => this.walk(entry, [...path, i]));
    if (isReference(value)) return this.#lookUp(value, path);
    return this.#group(value, path);
  }

  #group(group: object, path: Path): object {
    const entries = Object.entries(group);
    return Object.fromEntries(
      entries.map(([key, entry]) => [key, this.walk(entry, [...path, key])]),
    );
  }

  #lookUp(named: Reference, path: Path): unknown {
    const { paths, articles, questions } = this.#references;
    switch (named.reference) {
      case "page": {
        // The part after "#" is a place on the page.
        const exists = paths.has(named.path.replace(/#.*/, ""));
        return exists ? named.path : this.#problem(path, named.path, EXPECTED.page);
      }
      case "article": {
        const exists = articles.has(named.slug);
        return exists ? named.slug : this.#problem(path, named.slug, EXPECTED.article);
      }
      case "question": {
        const expected = `${EXPECTED.question}: ${[...questions.keys()].join(", ")}`;
        return questions.get(named.id) ?? this.#problem([...path, "use"], named.id, expected);
      }
      case "picture":
        return this.#picture(named, path);
    }
  }

  #picture(named: PictureReference, path: Path): unknown {
    const tell = (expected: string) => this.#problem([...path, "file"], named.file, expected);
    const master = this.#references.pictures.get(named.file);
    if (!master) return tell(EXPECTED.picture);
    const least = leastWidth(named.shape);
    if (cutWidth(master, named.shape) < least)
      return tell(`a picture of at least ${least} pixels across at this place`);
    const { picture, sizes } = (this.#references.cut ?? cutPicture)(named, master);
    this.pictureSizes.push(...sizes);
    // What was made from a picture doesn't count for another file, even one of the same name.
    const more = Object.entries(named.more).filter(
      ([, part]) => !part?.madeFrom || master.hash.startsWith(part.madeFrom),
    );
    return { ...picture, ...this.#group(Object.fromEntries(more), path) };
  }

  #problem(path: Path, found: string, expected: string): undefined {
    this.problems.push(describeProblem(this.#file, path, found, expected));
  }
}

/**
 * Puts what each reference stands for in its place, and tells which picture sizes the content needs.
 * @param file what the error lines call this content
 * @throws ContentError with a line for each reference that leads nowhere
 */
export function resolve<T>(
  file: string,
  data: T,
  references: References,
): { content: Resolved<T>; pictureSizes: PictureSize[] } {
  const resolver = new Resolver(file, references);
  const content = resolver.walk(data, []);
  if (resolver.problems.length > 0) throw new ContentError(resolver.problems);
  // What `walk` does to a value is what `Resolved` says of its type.
  return { content: content as Resolved<T>, pictureSizes: resolver.pictureSizes };
}
