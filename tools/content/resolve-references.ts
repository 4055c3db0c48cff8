import { ContentError, describeProblem } from "content-files";
import { leastWidth } from "../../app/schema/picture-shapes.ts";
import {
  EXPECTED,
  type PictureReference,
  type Question,
  type Reference,
  type Resolved,
} from "../../app/schema/references.ts";
import {
  cropPicture,
  cropWidth,
  type OriginalPicture,
  type PictureCrop,
} from "./pictures/picture-crops.ts";

export type NameSet = Pick<ReadonlySet<string>, "has">;

/** What content can refer to. */
export type ReferenceTargets = {
  paths: NameSet;
  articles: NameSet;
  /** The pictures by file name. */
  pictures: Pick<ReadonlyMap<string, OriginalPicture>, "get">;
  /** The shared questions by id. */
  questions: Pick<ReadonlyMap<string, Question>, "get" | "keys">;
  /** Replaces `cropPicture` in the browser's editor, which doesn't build pictures. */
  crop?: typeof cropPicture;
};

export const NO_TARGETS: ReferenceTargets = {
  paths: new Set(),
  articles: new Set(),
  pictures: new Map(),
  questions: new Map(),
};

type Path = readonly PropertyKey[];

/** Checks the kind too, because a file could have a field called `reference`. */
const isReference = (value: object): value is Reference =>
  "reference" in value && Object.hasOwn(EXPECTED, String(value.reference));

class Resolver {
  readonly problems: string[] = [];
  readonly pictureCrops: PictureCrop[] = [];
  readonly #file: string;
  readonly #targets: ReferenceTargets;

  constructor(file: string, targets: ReferenceTargets) {
    this.#file = file;
    this.#targets = targets;
  }

  /** Replaces each reference in a value with what it refers to, or undefined if that doesn't exist. */
  walk(value: unknown, path: Path): unknown {
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return value.map((entry, i) => this.walk(entry, [...path, i]));
    if (isReference(value)) return this.#lookUp(value, path);
    const entries = Object.entries(value);
    return Object.fromEntries(
      entries.map(([key, entry]) => [key, this.walk(entry, [...path, key])]),
    );
  }

  #lookUp(ref: Reference, path: Path): unknown {
    const { paths, articles, questions } = this.#targets;
    switch (ref.reference) {
      case "page": {
        // Ids after "#" are checked in the build: see fragment-links.ts.
        const exists = paths.has(ref.path.replace(/#.*/, ""));
        return exists ? ref.path : this.#problem(path, ref.path, EXPECTED.page);
      }
      case "article": {
        const exists = articles.has(ref.slug);
        return exists ? ref.slug : this.#problem(path, ref.slug, EXPECTED.article);
      }
      case "question": {
        const expected = `${EXPECTED.question}: ${[...questions.keys()].join(", ")}`;
        return questions.get(ref.id) ?? this.#problem([...path, "use"], ref.id, expected);
      }
      case "picture":
        return this.#picture(ref, path);
    }
  }

  #picture(ref: PictureReference, path: Path): unknown {
    const report = (expected: string) => this.#problem([...path, "file"], ref.file, expected);
    const original = this.#targets.pictures.get(ref.file);
    if (!original) return report(EXPECTED.picture);
    const least = leastWidth(ref.shape);
    if (cropWidth(original, ref.shape) < least)
      return report(`a picture of at least ${least} pixels across at this place`);
    const { picture, crops } = (this.#targets.crop ?? cropPicture)(ref, original);
    this.pictureCrops.push(...crops);
    return picture;
  }

  #problem(path: Path, found: string, expected: string): undefined {
    this.problems.push(describeProblem(this.#file, path, found, expected));
  }
}

/**
 * Replaces each reference with what it refers to, and collects the picture crops to build.
 * @param file the name of this content in error lines
 * @throws ContentError with one line per broken reference
 */
export function resolveReferences<T>(
  file: string,
  fields: T,
  targets: ReferenceTargets,
): { fields: Resolved<T>; pictureCrops: PictureCrop[] } {
  const resolver = new Resolver(file, targets);
  const resolved = resolver.walk(fields, []);
  if (resolver.problems.length > 0) throw new ContentError(resolver.problems);
  // `Resolved<T>` is the type of what `walk` returns for a T.
  return { fields: resolved as Resolved<T>, pictureCrops: resolver.pictureCrops };
}
