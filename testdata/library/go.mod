module example.com/evening

go 1.26.0

require ninetynine v0.0.0

replace ninetynine => ../..
