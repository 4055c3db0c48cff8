import { useRef, useState } from "react";
import type { BreathingWords } from "../schema/shared-fields.ts";
import { ClientOnly } from "../ui/client-only.tsx";
import css from "./breathing.module.css";
import { BreathingSea } from "./breathing-sea.tsx";
import { usePauseWhileHidden } from "./use-pause-while-hidden.ts";

/** Before, during and after the minute. */
type Step = "rest" | "gettingReady" | "breatheIn" | "breatheOut" | "end";

/**
 * A picture of the sea under ten stones. Its button starts one minute: four stones light up on the breath in,
 * and six on the breath out. Without script or with reduced motion it's only the picture.
 */
export function Breathing({ words }: { words: BreathingWords }) {
  const [step, setStep] = useState<Step>("rest");
  const [wordsHidden, setWordsHidden] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const running = step !== "rest" && step !== "end";
  const root = usePauseWhileHidden(running);
  const line = words[step === "gettingReady" ? "rest" : step];
  const start = () => {
    // The header may cover the top stones.
    root.current?.scrollIntoView({ block: "nearest", behavior: "smooth" });
    setStep("gettingReady");
  };
  /** A breath's event may come right after the minute has ended or been stopped. */
  const breathe = (next: Step) => setStep((now) => (now === "rest" || now === "end" ? now : next));
  const end = () => {
    // The button that has the focus may be about to go.
    if (root.current?.contains(document.activeElement)) button.current?.focus();
    setStep("end");
  };
  return (
    <div
      ref={root}
      className={css.breathing}
      data-ground="deep"
      data-print="hide"
      data-running={running ? "" : undefined}
    >
      <BreathingSea
        onBreatheIn={() => breathe("breatheIn")}
        onBreatheOut={() => breathe("breatheOut")}
        onEnd={end}
      />
      <div className={css.words}>
        <p role="status">{running && wordsHidden ? "" : line}</p>
        <div className={`${css.controls} with-script`}>
          <ClientOnly>
            {() => (
              <>
                <button
                  ref={button}
                  type="button"
                  className={running ? css.stop : css.start}
                  onClick={running ? () => setStep("rest") : start}
                >
                  {running ? words.stop : words.start}
                </button>
                {running && (
                  <button
                    type="button"
                    className={css.hideWords}
                    aria-pressed={wordsHidden}
                    onClick={() => setWordsHidden(!wordsHidden)}
                  >
                    {words.skip}
                  </button>
                )}
              </>
            )}
          </ClientOnly>
        </div>
      </div>
    </div>
  );
}
