"""Scores completions with lanser in TRL's GRPOTrainer.

A reward function of TRL gets the completions and the columns of the data set as lists, and returns one score
per completion. If a score is None, recent versions of TRL ignore the completion, and older ones count it as 0.

    python3 trl_grpo.py REPOSITORY BASE samples.jsonl
"""

import json
import os
import subprocess
import sys


def text_of(completion):
    """Returns a completion's text. TRL passes messages for a conversation, otherwise a string."""
    return completion if isinstance(completion, str) else completion[-1]["content"]


def lanser_reward(completions, repository, base, **_columns):
    """Returns the score of each patch against its base, or None for a patch without a score."""
    scores = [None] * len(completions)
    tasks = {}
    for index, key in enumerate(zip(repository, base)):
        tasks.setdefault(key, []).append(index)
    for (folder, revision), indexes in tasks.items():
        patches = [{"name": str(index), "patch": text_of(completions[index])} for index in indexes]
        for name, score in candidate_rewards(folder, revision, patches):
            scores[int(name)] = score
    return scores


def candidate_rewards(repository, base, patches):
    """Scores all patches of one base in one run. Yields each patch's name, and its score or None.

    Raises a RuntimeError if lanser evaluates no candidate, for example because it cannot check base.
    """
    run = subprocess.run(
        [os.environ.get("LANSER", "lanser"), "candidates", "--base", base, "--json", "-"],
        cwd=repository,
        input="".join(json.dumps(patch) + "\n" for patch in patches),
        capture_output=True,
        text=True,
        check=False,
    )
    result = json.loads(run.stdout) if run.returncode in (0, 25) else {}
    if "candidates" not in result:
        raise RuntimeError(run.stderr)
    for candidate in result["candidates"]:
        report = candidate["report"]
        reward = report and report["conclusion"] != "inconclusive" and report["reward"]
        yield candidate["name"], reward["r"] if reward else None


def train(rows, model):
    """Trains with TRL. Each row has the columns prompt, repository and base."""
    from datasets import Dataset
    from trl import GRPOConfig, GRPOTrainer

    trainer = GRPOTrainer(
        model=model,
        args=GRPOConfig(output_dir="trained", num_generations=8),
        train_dataset=Dataset.from_list(rows),
        reward_funcs=[lanser_reward],
    )
    trainer.train()


if __name__ == "__main__":
    repository, base, samples = sys.argv[1:]
    with open(samples, encoding="utf-8") as file:
        completions = [json.loads(line)["patch"] for line in file]
    count = len(completions)
    print(json.dumps(lanser_reward(completions, [repository] * count, [base] * count)))
