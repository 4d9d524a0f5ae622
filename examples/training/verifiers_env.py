"""A taskset for the library `verifiers`. Its reward is lanser's score of the patch in the last reply."""

import asyncio

import verifiers.v1 as vf

from trl_grpo import candidate_rewards


class PatchData(vf.TaskData):
    """A task with its repository (a folder) and the revision to which patches apply."""

    repository: str
    base: str


class PatchTask(vf.Task[PatchData]):
    @vf.reward
    async def lanser(self, trace: vf.Trace) -> float:
        """Returns the score. Without a score, raises an error, so that the rollout fails and does not count as 0."""
        # `trace.last_reply` omits white space at the end of the reply, but this white space can belong to the patch.
        replies = [message.content or "" for message in trace.assistant_messages]
        score = await asyncio.to_thread(self.score_of, replies[-1] if replies else "")
        if score is None:
            raise ValueError("no score: the gate is inconclusive, or the patch does not apply")
        return score

    def score_of(self, reply: str) -> float | None:
        patch = {"name": "sample", "patch": reply}
        ((_, score),) = candidate_rewards(self.data.repository, self.data.base, [patch])
        return score


class PatchConfig(vf.TasksetConfig):
    """The configuration. Each row is a task: a dictionary with the members prompt, repository and base."""

    rows: list[dict[str, str]] = []


class PatchTaskset(vf.Taskset[PatchTask, PatchConfig]):
    def load(self) -> list[PatchTask]:
        rows = enumerate(self.config.rows)
        return [PatchTask(PatchData(idx=index, **row), self.config.task) for index, row in rows]


__all__ = ["PatchTaskset"]
