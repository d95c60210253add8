"""All models by name."""
from devices import DEVICES
from gear import GEAR
from home import HOME
from packs import PACKS
from sewn import SEWN
from wear import WEAR

MODELS = {**PACKS, **HOME, **DEVICES, **GEAR, **SEWN, **WEAR}
