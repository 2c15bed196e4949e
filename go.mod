module ninetynine

go 1.26
