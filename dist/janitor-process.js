import { rmSync } from "node:fs";
import { createInterface } from "node:readline";

// src/workspace/janitor-process.ts
const directories = /* @__PURE__ */ new Set();
const processes = /* @__PURE__ */ new Set();
for (const signal of [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
]) process.on(signal, () => {});
const lines = createInterface({ input: process.stdin });
lines.on("line", (line) => {
	const entry = JSON.parse(line);
	const list = entry.kind === "directory" ? directories : processes;
	if (entry.op === "add") list.add(entry.target);
	else list.delete(entry.target);
});
lines.on("close", () => {
	for (const pid of processes) for (const target of [-Number(pid), Number(pid)]) try {
		process.kill(target, "SIGKILL");
	} catch {}
	for (const directory of directories) try {
		rmSync(directory, {
			recursive: true,
			force: true,
			maxRetries: 10,
			retryDelay: 50
		});
	} catch {}
});

export {  };