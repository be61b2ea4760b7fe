"""Learns which sound is in a stretch with PyTorch: python learn-sounds.py FOLDER (after export-sounds.ts).

Writes to FOLDER/ear-inputs/: sounds-heard.f32 (40 logits for each phone, by networks that have not heard its speaker) and
sound-ear.bin (learnt from all). Only phones that the experts call right teach. A few minutes on one core.
"""
import json
import sys
from pathlib import Path

import numpy as np
import torch
import torch.nn as nn

from learn import write_tensors

FOLDER = Path(sys.argv[1]) / "ear-inputs"
PHONES, HIDDEN, EPOCHS, FOLDS, CLIP = 40, 160, 6, 5, 6.0
RIGHT = 0.9


def learn(x, y, seed):
    torch.manual_seed(seed)
    net = nn.Sequential(
        nn.Dropout(0.2), nn.Linear(x.shape[1], HIDDEN), nn.SiLU(), nn.Dropout(0.2), nn.Linear(HIDDEN, PHONES)
    )
    optimiser = torch.optim.AdamW(net.parameters(), 2e-3, weight_decay=0.02)
    for epoch in range(EPOCHS):
        for group in optimiser.param_groups:
            group["lr"] = 2e-3 * (1 - epoch / EPOCHS)
        for at in torch.randperm(len(y)).split(256):
            optimiser.zero_grad()
            nn.functional.cross_entropy(net(x[at]), y[at], label_smoothing=0.02).backward()
            optimiser.step()
    net.eval()
    return net


def main():
    about = json.loads((FOLDER / "sounds.json").read_text())
    x = np.fromfile(FOLDER / "sounds.f32", np.float32).reshape(-1, about["width"])
    phones = about["phones"]
    y = torch.tensor([p["phone"] for p in phones])
    fold = np.array([p["fold"] for p in phones])
    right = np.array([p["mark"] is not None and p["mark"] >= RIGHT for p in phones])
    mean, deviation = x.mean(0), x.std(0) + 1e-5
    x = torch.from_numpy(np.clip((x - mean) / deviation, -CLIP, CLIP))
    heard = np.zeros((len(y), PHONES), np.float32)
    for k in range(FOLDS):
        net = learn(x[right & (fold != k)], y[right & (fold != k)], k)
        with torch.no_grad():
            heard[fold == k] = net(x[fold == k]).numpy()
    print("right of those read well", float((heard.argmax(1) == y.numpy())[right].mean()))
    heard.tofile(FOLDER / "sounds-heard.f32")
    net = learn(x[right], y[right], 9)
    names = {"1.": "wide.", "4.": "narrow."}
    values = {names[k[:2]] + k[2:]: v for k, v in net.state_dict().items()}
    values |= {"scale.mean": torch.from_numpy(mean), "scale.deviation": torch.from_numpy(deviation)}
    write_tensors(values, {}, FOLDER / "sound-ear.bin")


if __name__ == "__main__":
    main()
