import { useState } from "react";
import { IconButton } from "./Button";
import type { Fixtures } from "./fixture";
import { PlusIcon } from "./page-icons";
import { SendButton, WritingLine } from "./WritingLine";

export const fixtures: Fixtures = {
  empty: <Line text="" />,
  line: <Line text="Shall we see the tulips on Sunday?" />,
  long: <Line text={"Freundschaftsbeziehungen und Geschwindigkeitsbegrenzungen. ".repeat(12)} />,
};

function Line({ text }: { text: string }) {
  const [value, setValue] = useState(text);
  return (
    <WritingLine
      aria-label="Your message"
      placeholder="Write to Maximiliana-Konstantina"
      value={value}
      onChange={(event) => setValue(event.target.value)}
      before={<IconButton label="More" icon={<PlusIcon size={20} />} />}
      after={<SendButton label="Send" />}
    />
  );
}
