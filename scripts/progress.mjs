import { clearLine, cursorTo } from "node:readline";

const SPINNER = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];
const QUIET_SECONDS = 20;

/**
 * Shows progress of work on stderr: a spinner with seconds and the latest line from `tell` on a terminal, plain lines
 * elsewhere. Returns or throws what the work does.
 * @template T
 * @param {string} title
 * @param {(tell: (line: string) => void) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const begin = performance.now();
  const seconds = () => `${((performance.now() - begin) / 1000).toFixed(1)} s`;
  const show = process.stderr.isTTY ? spinner(title, seconds) : plainLines(title, seconds);
  try {
    const result = await work(show.tell);
    show.end(`✓ ${title} (${seconds()})`);
    return result;
  } catch (error) {
    show.end(`✗ ${title} (${seconds()})`);
    throw error;
  }
}

/** @param {string} title @param {() => string} seconds */
function spinner(title, seconds) {
  let latest = "";
  let frame = 0;
  const draw = () => {
    const line = `${SPINNER[frame++ % SPINNER.length]} ${title} ${seconds()} ${latest}`;
    restartLine();
    process.stderr.write(line.slice(0, (process.stderr.columns || 80) - 1));
  };
  const timer = setInterval(draw, 100);
  draw();
  return {
    /** @param {string} line */
    tell(line) {
      latest = line.trim() || latest;
    },
    /** @param {string} line */
    end(line) {
      clearInterval(timer);
      restartLine();
      process.stderr.write(`${line}\n`);
    },
  };
}

function restartLine() {
  cursorTo(process.stderr, 0);
  clearLine(process.stderr, 0);
}

/**
 * Prints some of the lines. All lines would flood a log, and minutes without a line look like a hang.
 * @param {string} title
 * @param {() => string} seconds
 */
function plainLines(title, seconds) {
  let latest = "";
  process.stderr.write(`… ${title}\n`);
  const timer = setInterval(
    () => process.stderr.write(`  ${title}: ${seconds()}${latest && `, ${latest}`}\n`),
    QUIET_SECONDS * 1000,
  );
  return {
    /** @param {string} line */
    tell(line) {
      latest = line.trim() || latest;
    },
    /** @param {string} line */
    end(line) {
      clearInterval(timer);
      process.stderr.write(`${line}\n`);
    },
  };
}
