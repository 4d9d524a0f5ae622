"""An environment for the library `verifiers` whose rubric scores patches with lanser."""

from trl_grpo import candidate_rewards, text_of


class Unscored(Exception):
    """The patch has no score; the rollout must not count as 0."""


def lanser_score(completion, info, **_rest):
    """A reward function of a rubric: returns the score of the patch in the completion."""
    patch = {"name": "sample", "patch": text_of(completion)}
    ((_, score),) = candidate_rewards(info["repository"], info["base"], [patch])
    if score is None:
        raise Unscored("The gate is inconclusive, or the patch does not apply.")
    return score


def load_environment(rows):
    """Returns the environment. Each row has the columns question and info (repository and base)."""
    import verifiers as vf
    from datasets import Dataset

    rubric = vf.Rubric(funcs=[lanser_score], weights=[1.0])
    return vf.SingleTurnEnv(dataset=Dataset.from_list(rows), rubric=rubric)
