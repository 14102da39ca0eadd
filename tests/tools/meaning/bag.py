"""Teaches the bag of words the cards of the coach and puts it into the file of weights beside the encoder of meaning.

    node tests/tools/meaning/lessons.mjs > lessons.json
    python3 tests/tools/meaning/bag.py lessons.json src/content/meaning/coach.bin

It knows single words, pairs of neighbours and parts of words, each by a row of numbers; a text is the sum of its rows, and
a small network says which card it belongs to (as fastText has it: Joulin and others, 2016; parts of words: Bojanowski and
others, 2017). It overlooks order and sees names and slips of the keys, where the encoder is the other way round: together
they err less than either. Two that began by chance apart are averaged, as they err less than one of twice the width.
Five minutes on two cores. Run it after `train.py`, and when only questions were added; then fit, measure, record the proof.
"""

import collections
import copy
import json
import random
import re
import sys
import time
import unicodedata

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

import weights_file
from train import varied

BAGS = 2
EPOCHS = 9
BATCH = 256
WIDTH = 64
HIDDEN = 256
# How far apart the scores are drawn, and how long the sum of rows is before it is bent.
SHARPNESS = 15
LENGTH = 4
# How often something has to be said to have a row: words and pairs in so many ways of asking, parts in so many words.
LEAST = {"words": 2, "pairs": 6, "parts": 4}
# Parts of words: so many letters, with a mark where the word begins and ends.
PART_LENGTHS = (3, 4, 5)
# No more of a word than this is taken into parts.
LONGEST = 40
RATES = {"rows": 0.01, "network": 3e-3}
# What is written is a running mean of the weights.
KEEPS = 0.995
# What the bags say counts as much as what the encoder says: chosen on the ways kept back.
SHARE = 0.5

WORD = re.compile(r"[a-z0-9+#.]*[a-z0-9+#]|[^\sa-z0-9]")


def words_of(text):
    """Words and single marks, in small letters, as `bag.ts` has them."""
    return WORD.findall(unicodedata.normalize("NFKC", text).lower())


def parts_of(word):
    if len(word) < 3:
        return []
    marked = f"<{word[:LONGEST]}>"
    return [marked[at : at + length] for length in PART_LENGTHS for at in range(len(marked) - length + 1)]


class Rows:
    """Which rows a text is the sum of."""

    def __init__(self, texts):
        words, pairs, parts = collections.Counter(), collections.Counter(), collections.Counter()
        for text in texts:
            said = words_of(text)
            words.update(sorted(set(said)))
            pairs.update(sorted(set(zip(said, said[1:]))))
        for word in words:
            parts.update(sorted(set(parts_of(word))))
        self.words = [word for word, count in words.items() if count >= LEAST["words"]]
        self.parts = [part for part, count in parts.items() if count >= LEAST["parts"]]
        self.word_at = {word: at for at, word in enumerate(self.words)}
        # The second words of the pairs, by the number of the first.
        self.pairs = [[] for _ in self.words]
        for (one, other), count in pairs.items():
            if count >= LEAST["pairs"]:
                self.pairs[self.word_at[one]].append(self.word_at[other])
        self.pair_at = {}
        for one, others in enumerate(self.pairs):
            others.sort()
            for other in others:
                self.pair_at[one, other] = len(self.words) + len(self.pair_at)
        begin = len(self.words) + len(self.pair_at)
        self.part_at = {part: begin + at for at, part in enumerate(self.parts)}
        self.count = begin + len(self.parts)
        self.known = {}

    def of_word(self, word):
        if word not in self.known:
            parts = [self.part_at[part] for part in parts_of(word) if part in self.part_at]
            self.known[word] = (self.word_at.get(word), parts)
        return self.known[word]

    def of(self, text):
        """The numbers of the rows, and what each counts."""
        rows, counts, before = [], [], None
        for word in words_of(text):
            whole, parts = self.of_word(word)
            if whole is not None:
                rows.append(whole)
                counts.append(0.5)
            rows += parts
            counts += [(1 if whole is None else 0.5) / len(parts)] * len(parts) if parts else []
            pair = self.pair_at.get((before, whole))
            if pair is not None:
                rows.append(pair)
                counts.append(0.5)
            before = whole
        return (rows, counts) if rows else ([0], [0.0])


class Bag(nn.Module):
    def __init__(self, rows, cards):
        super().__init__()
        self.rows = nn.EmbeddingBag(rows, WIDTH, mode="sum", sparse=True)
        nn.init.normal_(self.rows.weight, std=0.1)
        self.bend = nn.Linear(WIDTH, HIDDEN)
        self.cards = nn.Linear(HIDDEN, cards)
        self.drop = nn.Dropout(0.1)

    def forward(self, texts):
        begins = np.cumsum([0] + [len(rows) for rows, _ in texts[:-1]])
        rows = torch.tensor([row for rows, _ in texts for row in rows])
        counts = torch.tensor([count for _, counts in texts for count in counts])
        said = self.rows(rows, torch.from_numpy(begins), per_sample_weights=counts)
        bent = self.drop(torch.tanh(self.bend(LENGTH * F.normalize(said, dim=-1))))
        return self.cards(SHARPNESS * F.normalize(bent, dim=-1))


def right_first(bags, rows, kept):
    """The share of texts whose card the bags together put first."""
    right = 0
    with torch.no_grad():
        for start in range(0, len(kept), BATCH):
            some = kept[start : start + BATCH]
            texts = [rows.of(text) for text, _ in some]
            found = sum(bag(texts).log_softmax(-1) for bag in bags).argmax(-1)
            right += sum(one == card for one, (_, card) in zip(found.tolist(), some))
    return right / len(kept)


def trained(seed, rows, ways, sentences, cards):
    """One bag that was taught, as the running mean of its weights."""
    random.seed(seed)
    torch.manual_seed(seed)
    bag = Bag(rows.count, cards)
    mean = copy.deepcopy(bag)
    network = [*bag.bend.parameters(), *bag.cards.parameters()]
    optimizers = {
        "rows": torch.optim.SparseAdam(list(bag.rows.parameters())),
        "network": torch.optim.AdamW(network, weight_decay=0.01),
    }
    steps, step = EPOCHS * len(ways) // BATCH, 0
    for epoch in range(EPOCHS):
        begun = time.time()
        bag.train()
        some = ways + (sentences if epoch == 0 else [])
        random.shuffle(some)
        for start in range(0, len(some), BATCH):
            batch = some[start : start + BATCH]
            for name, optimizer in optimizers.items():
                optimizer.param_groups[0]["lr"] = RATES[name] * max(0.02, 1 - step / steps)
                optimizer.zero_grad()
            scores = bag([rows.of(varied(text, True)) for text, _ in batch])
            F.cross_entropy(scores, torch.tensor([card for _, card in batch]), label_smoothing=0.1).backward()
            for optimizer in optimizers.values():
                optimizer.step()
            step += 1
            with torch.no_grad():
                for slow, quick in zip(mean.parameters(), bag.parameters()):
                    slow.lerp_(quick, 1 - KEEPS)
        print(f"bag {seed}, epoch {epoch + 1} of {EPOCHS}, {time.time() - begun:.0f} s", flush=True)
    return mean.eval()


def main(lessons_file, path):
    with open(lessons_file, encoding="utf-8") as given:
        lessons = json.load(given)
    torch.set_num_threads(2)
    head, matrices = weights_file.read(path)
    if head["cards"] != [one["id"] for one in lessons]:
        raise ValueError("The encoder was taught other cards: run train.py first.")
    ways = [(way, card) for card, one in enumerate(lessons) for way in one["ways"]]
    sentences = [(text, card) for card, one in enumerate(lessons) for text in one["sentences"]]
    kept = [(way, card) for card, one in enumerate(lessons) for way in one["kept"] if one["id"] != ""]
    rows = Rows([text for text, _ in ways + sentences])
    print(f"{len(rows.words)} words, {len(rows.pair_at)} pairs, {len(rows.parts)} parts", flush=True)
    bags = [trained(seed, rows, ways, sentences, len(lessons)) for seed in range(1, BAGS + 1)]
    print(f"of {len(kept)} ways kept back {right_first(bags, rows, kept):.1%} right first")
    matrices = [one for one in matrices if not one[0]["name"].startswith("bag")]
    for at, bag in enumerate(bags):
        weights = {name: value.numpy() for name, value in bag.state_dict().items()}
        matrices += [
            weights_file.matrix(f"bagRows{at}", weights["rows.weight"], bits=4),
            weights_file.matrix(f"bagBend{at}", weights["bend.weight"], weights["bend.bias"]),
            weights_file.matrix(f"bagCards{at}", weights["cards.weight"], weights["cards.bias"]),
        ]
    about = {"words": rows.words, "pairs": rows.pairs, "parts": rows.parts, "sharpness": SHARPNESS, "length": LENGTH}
    weights_file.write(path, {**head, "bag": {**about, "share": SHARE}}, matrices)


if __name__ == "__main__":
    main(*sys.argv[1:])
