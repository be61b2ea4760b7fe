"""Learns the ear network with PyTorch: python learn.py FOLDER (of speechocean762, after export-inputs.ts).

Writes to FOLDER/ear-inputs/: predictions.json (of each reading, by a network that has not heard its speaker) and
ear-network.bin (learnt from all readings). Half an hour on one core.
"""
import json
import struct
import sys
from pathlib import Path

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

FOLDER = Path(sys.argv[1]) / "ear-inputs"
EPOCHS = int(sys.argv[2]) if len(sys.argv) > 2 else 14
FOLDS = 5
PHONES = 41  # and one for nothing
WIDTH = 96
UNREAD = 0.01  # weight of a text that was not read, which is marked 0
CLIP = 5.0
# Marks are learnt in standard units: mean and deviation of phones, words, readings.
UNITS = ((0.9, 0.25), (0.85, 0.25), (0.75, 0.17))
torch.set_num_threads(1)


class Network(nn.Module):
    """Phones of a reading -> marks of phones, words and the reading, in standard units."""

    def __init__(self, states, measures, word_measures, reading_measures, drop=0.25, input_drop=0.3):
        super().__init__()
        d = WIDTH
        self.phone = nn.Embedding(PHONES, d)
        self.gate = nn.Embedding(PHONES, d)
        nn.init.zeros_(self.gate.weight)
        self.states = nn.Linear(states, d)
        self.measures = nn.Linear(measures, d)
        self.input_drop, self.drop = nn.Dropout(input_drop), nn.Dropout(drop)
        self.before = nn.LayerNorm(d)
        self.around = nn.GRU(d, d // 2, 2, batch_first=True, bidirectional=True, dropout=drop)
        self.after = nn.LayerNorm(2 * d)
        self.phoneMark = nn.Embedding(PHONES, 2 * d)
        nn.init.normal_(self.phoneMark.weight, 0, 0.02)
        self.phoneBias = nn.Embedding(PHONES, 1)
        nn.init.zeros_(self.phoneBias.weight)
        self.mark = nn.ModuleDict({"wide": nn.Linear(2 * d, d), "narrow": nn.Linear(d, 1)})
        self.wordLook = nn.Linear(2 * d, 1)
        self.wordMeasures = nn.Linear(word_measures, d)
        self.word = nn.ModuleDict({"wide": nn.Linear(3 * d + 2, d), "narrow": nn.Linear(d, 1)})
        self.readingLook = nn.Linear(2 * d, 4)
        self.readingMeasures = nn.Linear(reading_measures, d)
        self.aspects = nn.ModuleList(
            nn.ModuleDict({"wide": nn.Linear(3 * d + 2, 48), "narrow": nn.Linear(48, 1)}) for _ in range(4)
        )

    def head(self, head, x):
        return head["narrow"](self.drop(F.relu(head["wide"](x))))[..., 0]

    def forward(self, b):
        ph = b["phones"]
        h = self.phone(ph) + self.states(self.input_drop(b["states"])) * (1 + self.gate(ph))
        h = self.before(F.silu(h + self.measures(self.input_drop(b["measures"]))))
        packed = nn.utils.rnn.pack_padded_sequence(self.drop(h), b["count"], batch_first=True, enforce_sorted=False)
        g, _ = nn.utils.rnn.pad_packed_sequence(self.around(packed)[0], batch_first=True, total_length=ph.shape[1])
        z = self.drop(self.after(torch.cat([h, g], -1)))
        marks = (z * self.phoneMark(ph)).sum(-1) + self.phoneBias(ph)[..., 0] + self.head(self.mark, z)
        # Words: attention among the phones of a word.
        inside = b["inside"]
        look = self.wordLook(z)[..., 0][:, None, :].masked_fill(inside == 0, -1e4)
        share = torch.softmax(look, -1) * (inside > 0)
        mean = (share * marks[:, None, :]).sum(-1, keepdim=True)
        least = marks[:, None, :].masked_fill(inside == 0, 1e4).min(-1, keepdim=True).values.clamp(-4, 4)
        seen = [share @ z, mean, least, F.silu(self.wordMeasures(self.input_drop(b["wordMeasures"])))]
        words = self.head(self.word, torch.cat(seen, -1)) + 0.5 * (mean + least)[..., 0]
        is_word, is_phone = inside.sum(-1) > 0, b["mask"]
        look = torch.softmax(self.readingLook(z).masked_fill(~is_phone[..., None], -1e4), 1)
        average = lambda x, mask: (x * mask).sum(1, keepdim=True) / mask.sum(1, keepdim=True)
        means = [average(marks, is_phone), average(words, is_word)]
        whole = F.silu(self.readingMeasures(self.input_drop(b["readingMeasures"])))
        aspects = [
            self.head(head, torch.cat([(look[..., k : k + 1] * z).sum(1), *means, whole], -1))
            for k, head in enumerate(self.aspects)
        ]
        return marks, words, torch.stack(aspects, 1)


def rows(name, width_of):
    values = np.fromfile(FOLDER / f"{name}.f32", np.float32)
    return values.reshape(width_of, -1)


class Readings:
    def __init__(self):
        self.list = json.loads((FOLDER / "readings.json").read_text())
        phones = sum(len(r["phones"]) for r in self.list)
        words = sum(len(r["wordMarks"]) for r in self.list)
        self.raw = {
            "states": rows("states", phones),
            "measures": rows("measures", phones),
            "wordMeasures": rows("word-measures", words),
            "readingMeasures": rows("reading-measures", len(self.list)),
        }
        self.phone_at = np.cumsum([0] + [len(r["phones"]) for r in self.list])
        self.word_at = np.cumsum([0] + [len(r["wordMarks"]) for r in self.list])
        self.fold = np.array([r["fold"] for r in self.list])
        self.read = np.array([r["wasRead"] for r in self.list])
        read_phones = np.repeat(self.read, np.diff(self.phone_at))
        read_words = np.repeat(self.read, np.diff(self.word_at))
        of = {"states": read_phones, "measures": read_phones, "wordMeasures": read_words, "readingMeasures": self.read}
        self.scales, self.x = {}, {}
        for name, raw in self.raw.items():
            mean, deviation = raw[of[name]].mean(0), raw[of[name]].std(0) + 1e-5
            self.scales[name] = (mean, deviation)
            self.x[name] = np.clip((raw - mean) / deviation, -CLIP, CLIP).astype(np.float32)

    def batch(self, ids):
        count = [len(self.list[i]["phones"]) for i in ids]
        n, w, size = max(count), max(len(self.list[i]["wordMarks"]) for i in ids), len(ids)
        zeros = lambda *shape: np.zeros(shape, np.float32)
        b = {
            "phones": np.full((size, n), PHONES - 1),
            "mask": np.zeros((size, n), bool),
            "inside": zeros(size, w, n),
            "phoneMarks": np.full((size, n), np.nan, np.float32),
            "wordMarks": np.full((size, w), np.nan, np.float32),
            "aspects": zeros(size, 4),
            "weight": np.where(self.read[ids], 1.0, UNREAD).astype(np.float32),
            "states": zeros(size, n, self.x["states"].shape[1]),
            "measures": zeros(size, n, self.x["measures"].shape[1]),
            "wordMeasures": zeros(size, w, self.x["wordMeasures"].shape[1]),
            "readingMeasures": self.x["readingMeasures"][ids],
        }
        for j, i in enumerate(ids):
            r, k, m = self.list[i], count[j], len(self.list[i]["wordMarks"])
            b["phones"][j, :k], b["mask"][j, :k] = r["phones"], True
            b["inside"][j, r["words"], np.arange(k)] = 1
            b["phoneMarks"][j, :k] = [np.nan if mark is None else mark for mark in r["phoneMarks"]]
            b["wordMarks"][j, :m], b["aspects"][j] = r["wordMarks"], r["aspects"]
            at, word_at = self.phone_at[i], self.word_at[i]
            for name in ("states", "measures"):
                b[name][j, :k] = self.x[name][at : at + k]
            b["wordMeasures"][j, :m] = self.x["wordMeasures"][word_at : word_at + m]
        tensors = {name: torch.from_numpy(np.asarray(value)) for name, value in b.items()}
        tensors["count"] = torch.tensor(count)
        return tensors

    def network(self):
        sizes = [self.x[name].shape[1] for name in ("states", "measures", "wordMeasures", "readingMeasures")]
        return Network(*sizes)


def error(predicted, marks, unit, weight):
    known = ~torch.isnan(marks)
    target = (torch.nan_to_num(marks) - unit[0]) / unit[1]
    weight = weight * known
    return (weight * (predicted - target) ** 2).sum() / weight.sum()


def learn(data, ids, seed, size=24, rate=2e-3):
    torch.manual_seed(seed)
    random = np.random.RandomState(seed)
    net, average = data.network(), data.network()
    average.load_state_dict(net.state_dict())
    optimiser = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=0.03)
    lengths = np.diff(data.phone_at)
    total, step = EPOCHS * -(-len(ids) // size), 0
    for _ in range(EPOCHS):
        order = random.permutation(ids)
        batches = []
        for at in range(0, len(order), size * 6):  # readings of like length together
            chunk = order[at : at + size * 6]
            chunk = chunk[np.argsort(lengths[chunk])]
            batches += [chunk[a : a + size] for a in range(0, len(chunk), size)]
        random.shuffle(batches)
        net.train()
        for batch in batches:
            b = data.batch(batch)
            marks, words, aspects = net(b)
            w = b["weight"][:, None]
            loss = (
                error(marks, b["phoneMarks"], UNITS[0], w)
                + 0.7 * error(words, b["wordMarks"], UNITS[1], w)
                + 0.5 * error(aspects, b["aspects"], UNITS[2], w)
            )
            for group in optimiser.param_groups:
                group["lr"] = rate * min(1, (step + 1) / 60) * (0.5 * (1 + np.cos(np.pi * step / total)) + 0.01)
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 2.0)
            optimiser.step()
            step += 1
            keep = min(0.995, (step + 1) / (step + 15))
            with torch.no_grad():
                for old, new in zip(average.parameters(), net.parameters()):
                    old.mul_(keep).add_(new, alpha=1 - keep)
    average.eval()
    return average


@torch.no_grad()
def predict(net, data, ids):
    found = {}
    for at in range(0, len(ids), 64):
        batch = ids[at : at + 64]
        outs = [out * unit[1] + unit[0] for out, unit in zip(net(data.batch(batch)), UNITS)]
        for j, i in enumerate(batch):
            r = data.list[i]
            found[i] = [
                outs[0][j, : len(r["phones"])].tolist(),
                outs[1][j, : len(r["wordMarks"])].tolist(),
                outs[2][j].tolist(),
            ]
    return found


def figures(data, found, ids):
    pairs = [[], [], [], [], [], []]
    for i in ids:
        r, (phones, words, aspects) = data.list[i], found[i]
        pairs[0] += [(p, m) for p, m in zip(phones, r["phoneMarks"]) if m is not None]
        pairs[1] += list(zip(words, r["wordMarks"]))
        for k in range(4):
            pairs[2 + k].append((aspects[k], r["aspects"][k]))
    return [round(float(np.corrcoef(np.array(p).T)[0, 1]), 3) for p in pairs]


def write_tensors(values, about, path):
    """See speech/scoring/networks/weights.ts; large matrices as bytes with a scale for each row."""
    tensors, body = [], b""
    for name, tensor in values.items():
        value = tensor.numpy().astype(np.float32)
        large = value.ndim == 2 and value.size > 2000
        tensors.append({"name": name, "shape": list(value.shape), "type": "int8" if large else "f32", "at": len(body)})
        if large:
            scale = np.abs(value).max(1) / 127 + 1e-12
            body += scale.astype("<f4").tobytes() + np.round(value / scale[:, None]).astype(np.int8).tobytes()
            body += b"\0" * (-len(body) % 4)
        else:
            body += value.astype("<f4").tobytes()
    head = json.dumps({**about, "tensors": tensors}).encode()
    head += b" " * (-(len(head) + 8) % 16)
    path.write_bytes(b"SPN1" + struct.pack("<I", len(head)) + head + body)


def write_network(net, data, path):
    values = dict(net.state_dict())
    for name, (mean, deviation) in data.scales.items():
        values[f"scales.{name}.mean"] = torch.from_numpy(mean)
        values[f"scales.{name}.deviation"] = torch.from_numpy(deviation)
    write_tensors(values, {"units": UNITS}, path)


def main():
    data = Readings()
    read = np.nonzero(data.read)[0]
    found = {}
    for fold in range(FOLDS):
        net = learn(data, np.nonzero(data.fold != fold)[0], seed=fold)
        own = np.nonzero(data.fold == fold)[0]
        found |= predict(net, data, own)
        print("fold", fold, figures(data, found, [i for i in own if data.read[i]]), flush=True)
    print("all", figures(data, found, read), flush=True)
    answer = [{"index": r["index"], "wasRead": r["wasRead"], "marks": found[i]} for i, r in enumerate(data.list)]
    (FOLDER / "predictions.json").write_text(json.dumps(answer))
    write_network(learn(data, np.arange(len(data.list)), seed=9), data, FOLDER / "ear-network.bin")


if __name__ == "__main__":
    main()
